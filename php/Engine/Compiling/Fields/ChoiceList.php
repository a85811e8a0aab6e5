<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Formats\Text;

/** Choices of a field: fixed by its kind, or entered by an editor. */
final class ChoiceList {

	/** @return list<Choice> */
	public function compile( FieldKind $kind, FieldSettings $settings ): array {
		if ( array() !== $kind->choices() ) {
			return array_map( fn( JsonData $fixed ) => $this->fixed( $fixed, $settings ), $kind->choices() );
		}
		$choices = array();
		foreach ( $settings->entries( 'choices' ) as $index => $entry ) {
			$choice = $this->custom( $entry );
			if ( ! Text::isUnicode( JsonData::of( $entry )->string( 'text' ) . $choice->value ) ) {
				$settings->problem( 'notUnicode', 'choices' );
			}
			if ( '' === $choice->text && '' === $choice->value ) {
				$settings->problem( 'choiceEmpty', 'choices', position: (string) ( $index + 1 ) );
			}
			$choices[] = $choice;
		}
		if ( $kind->hasSetting( 'choices' ) && array() === $choices ) {
			$settings->problem( 'choicesMissing', 'choices' );
		}
		$this->warnOfDuplicates( $choices, $settings );
		return $choices;
	}

	/**
	 * Warns of choices with the same value, since an answer is only the value and cannot tell them apart.
	 *
	 * @param list<Choice> $choices
	 */
	private function warnOfDuplicates( array $choices, FieldSettings $settings ): void {
		$values = array_filter( array_column( $choices, 'value' ), static fn( string $value ) => '' !== $value );
		foreach ( array_unique( array_diff_assoc( $values, array_unique( $values ) ) ) as $value ) {
			$settings->warn( 'choiceTwice', 'choices', value: $value );
		}
	}

	private function fixed( JsonData $fixed, FieldSettings $settings ): Choice {
		return new Choice(
			PlainText::fromMarkup( $settings->text( $fixed->string( 'textFrom' ) ) ),
			$fixed->string( 'value' )
		);
	}

	/** Reads an editor's choice. Without a value it sends its text; an empty value counts as one that was set. */
	public function custom( mixed $entry ): Choice {
		$data  = JsonData::of( $entry );
		$words = Text::lines( $data->string( 'text' ) );
		$value = $data->has( 'value' ) ? Text::lines( $data->string( 'value' ) ) : $words;
		$words = new MarkedText( $words );
		return new Choice(
			'' === $words->text ? $value : $words->text,
			$value,
			$data->bool( 'isSelected' ),
			$data->int( 'number' ),
			$words->markup
		);
	}
}
