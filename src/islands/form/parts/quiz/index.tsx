import { quiz } from '../../../../forms/quiz';
import { registerPart } from '../register';

registerPart( 'quiz', quiz );
