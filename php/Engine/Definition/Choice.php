<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;

final class Choice {

	/**
	 * @param int    $number Number of its checkbox, the 3 of `5.3`, if a form source has one; else 0, also in a
	 *                       definition, where the inputs have it.
	 * @param string $markup Markup for printing, with links and emphasis; empty if that is the same as the text.
	 */
	public function __construct(
		public readonly string $text,
		public readonly string $value,
		public readonly bool $isSelected = false,
		public readonly int $number = 0,
		public readonly string $markup = '',
	) {}

	/** @return array{text: string, value: string, isSelected: bool, markup?: string} As definitions have it. */
	public function compiled(): array {
		return array( 'text' => $this->text, 'value' => $this->value, 'isSelected' => $this->isSelected )
			+ ( '' === $this->markup ? array() : array( 'markup' => $this->markup ) );
	}

	/**
	 * @param JsonData $owner Part of a definition that has `choices`.
	 * @return list<self>
	 */
	public static function list( JsonData $owner ): array {
		return array_map(
			static fn( JsonData $choice ) => new self(
				$choice->string( 'text' ),
				$choice->string( 'value' ),
				$choice->bool( 'isSelected' ),
				0,
				$choice->string( 'markup' )
			),
			$owner->list( 'choices' )
		);
	}

	/**
	 * @param list<self> $choices
	 * @return list<string> Values of the choices that are selected in an untouched form.
	 */
	public static function selected( array $choices ): array {
		$selected = array_filter( $choices, static fn( self $choice ) => $choice->isSelected );
		return array_values( array_map( static fn( self $choice ) => $choice->value, $selected ) );
	}

	/**
	 * Joins the texts of several values, one per line.
	 *
	 * @param list<string> $values
	 * @param list<self>   $choices
	 */
	public static function linesOf( array $values, array $choices ): string {
		return implode( "\n", array_map( static fn( string $value ) => self::textOf( $value, $choices ), $values ) );
	}

	/**
	 * Returns the text for a value; the value itself if it is not one of the choices.
	 *
	 * @param list<self> $choices
	 */
	public static function textOf( string $value, array $choices ): string {
		foreach ( $choices as $choice ) {
			if ( $choice->value === $value ) {
				return $choice->text;
			}
		}
		return $value;
	}
}
