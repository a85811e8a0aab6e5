<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\FieldRule;
use Atoll\Engine\Rules\Rules;

/**
 * A field that is submitted without being shown. As in Gravity Forms (GFFormDisplay::is_field_validation_supported()),
 * it never makes a form invalid, since visitors could not correct it. Its rules check only the default value, which an
 * editor can correct; submitted values are stored unchecked.
 */
final class UnseenField {

	/**
	 * Returns values that replace the field's settings.
	 *
	 * @param list<array<string, mixed>> $rules   Compiled rules of its kind.
	 * @param list<Choice>               $choices
	 * @return array{required: false, rules: array{}, defaultValue: string}
	 */
	public static function values( FieldSettings $settings, array $rules, array $choices ): array {
		$default  = $settings->text( 'defaultValue' );
		$hasValue = '' !== $default . $settings->text( 'calculationFormula' )
			|| array() !== Choice::selected( $choices );
		if ( $settings->flag( 'required' ) && ! $hasValue ) {
			$settings->warn( 'hiddenRequired', 'required' );
		}
		$isRefused = '' !== trim( $default )
			&& null !== Rules::standard()->broken(
				FieldRule::list( new JsonData( array( 'rules' => $rules ) ) ),
				$default
			);
		if ( $isRefused ) {
			$settings->warn( 'hiddenRefused', 'defaultValue', value: $default );
		}
		return array(
			'required'     => false,
			'rules'        => array(),
			'defaultValue' => $isRefused ? '' : $default,
		);
	}
}
