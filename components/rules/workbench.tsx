"use client";
import type { ReactNode } from "react";
import { DraftJump } from "./draft-jump";
import { DraftSection } from "./draft-section";
import { PreviewSection } from "./preview-section";
import { Suggestions } from "./suggestions";
import { SuiteNameContext } from "./suite-name-context";
import type { WorkbenchScope } from "./workbench-scope";

type Props = {
  readonly scope: WorkbenchScope;
  readonly view: "suggestions" | "tools";
  readonly tabs: ReactNode;
  /** The tools and parameters, where that is the view. */
  readonly tools: ReactNode;
};

/** Where rules come from at the left, the draft and what it would do at the right. */
export function Workbench({ scope, view, tabs, tools }: Props) {
  return (
    <SuiteNameContext value={scope.suite}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="min-w-0 space-y-3">
          {tabs}
          <DraftJump />
          <Suggestions
            suite={scope.suite}
            runs={scope.runKeys}
            state={scope.state}
            grading={scope.grading}
            active={view === "suggestions"}
          />
          {view === "tools" && tools}
        </div>
        <div className="min-w-0 space-y-6 lg:sticky lg:top-14 lg:max-h-[calc(100dvh-72px)] lg:self-start lg:overflow-auto lg:border-l lg:pl-6">
          <div id="draft" className="scroll-mt-16">
            <DraftSection />
          </div>
          <PreviewSection scope={scope} />
        </div>
      </div>
    </SuiteNameContext>
  );
}
