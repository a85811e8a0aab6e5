import { registerPart } from '../register';
import { FormDownload } from './form-download';

registerPart( 'download', { Component: FormDownload } );
