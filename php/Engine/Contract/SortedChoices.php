<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

/** Sorts lists of names such as countries, whose order depends on the language. Other lists stay as they are. */
final class SortedChoices {

	/** @param \Closure( string, string ): int $compare Comparison as for `usort()`. */
	public function __construct( private \Closure $compare ) {}

	/**
	 * @param JsonData $owner A kind, or a variant of one.
	 * @return array<string, mixed>
	 */
	public function in( JsonData $owner ): array {
		$data = $owner->all();
		if ( $owner->has( 'inputs' ) ) {
			$data['inputs'] = array_map( $this->input( ... ), $owner->list( 'inputs' ) );
		}
		if ( $owner->has( 'variants' ) ) {
			$data['variants'] = array_map( $this->in( ... ), $owner->list( 'variants' ) );
		}
		return $data;
	}

	/** @return array<string, mixed> */
	private function input( JsonData $input ): array {
		if ( ! $input->bool( 'sorted' ) ) {
			return $input->all();
		}
		$choices = $input->list( 'choices' );
		usort( $choices, $this->byText( ... ) );
		$sorted = array_map( static fn( JsonData $choice ) => $choice->all(), $choices );
		return array( 'choices' => $sorted ) + $input->all();
	}

	private function byText( JsonData $one, JsonData $other ): int {
		return ( $this->compare )( $one->string( 'text' ), $other->string( 'text' ) );
	}
}
