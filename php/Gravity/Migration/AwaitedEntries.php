<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;

/**
 * Which entries of Gravity Forms are still to come. One that came and was deleted here, by age, by hand or because a
 * person asked for it, is none of them: later runs, which look for new entries, must not bring it back.
 */
final class AwaitedEntries {

	/** The highest id that a run which came to its end has looked at. */
	private int $seen = 0;

	/** @var array<int, int> By Gravity Forms' form: the id from which on its entries are to come, also those seen. */
	private array $from = array();

	/** @var array<int, true> Entries that could not be stored, by id. */
	private array $failed = array();

	public static function from( JsonData $kept ): self {
		$awaited       = new self();
		$awaited->seen = $kept->int( 'seen' );
		foreach ( $kept->array( 'from' ) as $form => $id ) {
			$awaited->from[ (int) $form ] = is_int( $id ) ? $id : 0;
		}
		foreach ( array_filter( $kept->array( 'failed' ), 'is_int' ) as $id ) {
			$awaited->failed[ $id ] = true;
		}
		return $awaited;
	}

	/** @return array{seen: int, from: array<int, int>, failed: list<int>} */
	public function kept(): array {
		return array( 'seen' => $this->seen, 'from' => $this->from, 'failed' => array_keys( $this->failed ) );
	}

	/** @param int $form As Gravity Forms numbers it. */
	public function has( int $id, int $form ): bool {
		return $id > $this->seen || isset( $this->failed[ $id ] ) || $id >= ( $this->from[ $form ] ?? PHP_INT_MAX );
	}

	/** The form has come in anew: all of its entries are to come. */
	public function expect( int $form ): void {
		$this->from[ $form ] = 0;
	}

	/** It waits for its form. Entries are looked at in the order of their ids. */
	public function wait( int $id, int $form ): void {
		$this->from[ $form ] = min( $id, $this->from[ $form ] ?? $id );
	}

	public function fail( int $id ): void {
		$this->failed[ $id ] = true;
	}

	public function came( int $id, int $form ): void {
		unset( $this->failed[ $id ] );
		if ( isset( $this->from[ $form ] ) ) {
			$this->from[ $form ] = max( $id + 1, $this->from[ $form ] );
		}
	}

	/** A run came to its end, at this id. */
	public function end( int $id ): void {
		$this->seen = max( $id, $this->seen );
	}
}
