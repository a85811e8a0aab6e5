import { registerPart } from '../register';
import { Captcha } from './captcha';

registerPart( 'captcha', { Component: Captcha } );
