<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;

/** Style sheets of a form: those of all forms, and those that only some fields and forms need. */
final class FormStyles {

	/** Handle that includes every style sheet that a form may need. */
	public const ALL = 'atoll-form-all';

	/** Handle of the style sheet of dialogs. */
	public const DIALOG = 'atoll-modal';

	private const BASE = 'atoll-form';

	/** Parts of the island (contract/fields) => handles. Parts that open a dialog need its style sheet, too. */
	private const OF_PARTS = array(
		'address' => array( 'atoll-form-lookup' ),
		'captcha' => array( 'atoll-form-captcha' ),
		'date'    => array( 'atoll-form-date', self::DIALOG ),
		'review'  => array( 'atoll-form-review' ),
		'rows'    => array( 'atoll-form-rows' ),
		'save'    => array( 'atoll-form-save', self::DIALOG ),
		'secret'  => array( 'atoll-form-secret' ),
		'upload'  => array( 'atoll-form-upload' ),
	);

	/** Controls with several inputs, or taller than one line => handles. */
	private const OF_CONTROLS = array(
		'parts'         => 'atoll-form-parts',
		'passwordTwice' => 'atoll-form-parts',
		'dateFields'    => 'atoll-form-parts',
		'dateDropdowns' => 'atoll-form-parts',
		'time'          => 'atoll-form-parts',
		'multiselect'   => 'atoll-form-multiselect',
	);

	/** @return list<string> Handles. */
	public static function handles( Form $form ): array {
		$handles = array( self::BASE );
		foreach ( $form->parts() as $part ) {
			array_push( $handles, ...( self::OF_PARTS[ $part ] ?? array() ) );
		}
		foreach ( $form->fieldData() as $field ) {
			$handles[] = self::ofField( $field );
		}
		if ( $form->pages() > 1 ) {
			$handles[] = 'atoll-form-pages';
		}
		return array_values( array_unique( $handles ) );
	}

	private static function ofField( JsonData $field ): string {
		$control = $field->string( 'control' );
		return match ( true ) {
			$field->has( 'calculation' )   => 'atoll-form-result',
			str_contains( $control, '/' )  => self::ALL, // A control of another plugin may print any markup.
			default                        => self::OF_CONTROLS[ $control ] ?? self::BASE,
		};
	}
}
