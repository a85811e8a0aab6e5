import { BaseControl, Flex, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { FormField } from '../fields/form-fields';
import { FocusTarget } from '../focus-target';
import { LogicEditor } from '../logic/logic-editor';
import { withButton, type Page } from './page';

interface Props {
	page: Page;
	onChange: ( change: Partial< Page > ) => void;
	/** All fields of the form. */
	fields: FormField[];
	/** Page number, from 1. */
	number: number;
	/** Whether this is the last page, which has the send button in place of Next. */
	isLast: boolean;
}

/** All settings of one page of a form. */
export const PageControls = ( { fields, isLast, number, onChange, page }: Props ) => {
	const { conditionalLogic, next, previous, title = '' } = page;
	/* translators: %d: number of a page of a form. */
	const subject = sprintf( __( 'page %d', 'atoll' ), number );
	return (
		<Flex direction="column" gap={ 4 }>
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Page title', 'atoll' ) }
				value={ title }
				onChange={ ( text ) => onChange( { title: text } ) }
			/>
			{ ! isLast && (
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Text of the Next button', 'atoll' ) }
					placeholder={ __( 'Next', 'atoll' ) }
					value={ next?.text ?? '' }
					onChange={ ( text ) => onChange( { next: withButton( next, { text } ) } ) }
				/>
			) }
			{ number > 1 && (
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Text of the Back button', 'atoll' ) }
					placeholder={ __( 'Back', 'atoll' ) }
					value={ previous?.text ?? '' }
					onChange={ ( text ) =>
						onChange( { previous: withButton( previous, { text } ) } )
					}
				/>
			) }
			<div role="group" aria-labelledby={ `atoll-page-${ number }-logic` }>
				<BaseControl.VisualLabel id={ `atoll-page-${ number }-logic` }>
					{ __( 'When this page shows', 'atoll' ) }
				</BaseControl.VisualLabel>
				<FocusTarget setting={ `pageList.${ number - 1 }` }>
					<LogicEditor
						value={ conditionalLogic }
						onChange={ ( logic ) => onChange( { conditionalLogic: logic } ) }
						fields={ fields }
						pageFieldIds={ fields
							.filter( ( one ) => one.page === number - 1 )
							.map( ( { id } ) => id ) }
						subject={ subject }
					/>
				</FocusTarget>
			</div>
			{ ! isLast && (
				<div role="group" aria-labelledby={ `atoll-page-${ number }-next` }>
					<BaseControl.VisualLabel id={ `atoll-page-${ number }-next` }>
						{ __( 'When its Next button shows', 'atoll' ) }
					</BaseControl.VisualLabel>
					<FocusTarget setting={ `pageList.${ number - 1 }.next` }>
						<LogicEditor
							value={ next?.conditionalLogic }
							onChange={ ( logic ) =>
								onChange( {
									next: withButton( next, { conditionalLogic: logic } ),
								} )
							}
							fields={ fields }
							subject={ __( 'the Next button', 'atoll' ) }
						/>
					</FocusTarget>
				</div>
			) }
		</Flex>
	);
};
