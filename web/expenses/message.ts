import type { contract } from '@belegbar/contract';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';

type Inputs = InferContractRouterInputs<typeof contract>['expenses'];
type Outputs = InferContractRouterOutputs<typeof contract>['expenses'];

/** An expense as the server tells it. */
export type Expense = Outputs['get'];
/** What is sent of a bill that is entered. */
export type RecordInput = Inputs['record'];
/** What is sent of a bill that is set right. */
export type CorrectInput = Inputs['correct'];
