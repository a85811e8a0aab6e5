import { registerPart } from '../register';
import { UploadPart } from './upload-part';

registerPart( 'upload', { Component: UploadPart } );
