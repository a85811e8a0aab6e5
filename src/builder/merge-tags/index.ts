import './told';

export { givesAddress } from './gives-address';
export { MergeTagPicker } from './merge-tag-picker';
export { MessageWithTags } from './message-with-tags';
export { TextWithTags } from './text-with-tags';
