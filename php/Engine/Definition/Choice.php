<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;

final class Choice {

	public function __construct(
		public readonly string $text,
		public readonly string $value,
		public readonly bool $isSelected = false,
	) {}

	/**
	 * @param JsonData $owner Of a definition: what has `choices`.
	 * @return list<self>
	 */
	public static function list( JsonData $owner ): array {
		return array_map(
			static fn( JsonData $choice ) => new self(
				$choice->string( 'text' ),
				$choice->string( 'value' ),
				$choice->bool( 'isSelected' )
			),
			$owner->list( 'choices' )
		);
	}

	/**
	 * The words of a value, for people; the value itself when it is none of the choices.
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
