import { sendSlowly } from '../../../../api';
import { registerPart } from '../register';
import { explain } from './messages/explain';
import { UploadPart } from './upload-part';

registerPart( 'upload', { Component: UploadPart, explain, sendFiles: sendSlowly() } );
