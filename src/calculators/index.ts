export { calculate, type Answer, type Definition } from './calculate';
export { fieldsOf } from './inputs/fields';
export type { Values } from './models/model';
export type { Texts } from './words/format';
export { spoken, typed } from './words/input-texts';
