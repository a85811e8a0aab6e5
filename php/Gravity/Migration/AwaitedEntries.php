<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;

/**
 * Which entries of Gravity Forms are still to be imported. One that was imported and deleted here, by age, by hand or
 * because a person asked for it, is none of them: later runs, which look for new entries, must not import it again.
 */
final class AwaitedEntries {

	/** The highest id that a finished run has looked at. */
	private int $lastSeenId = 0;

	/**
	 * @var array<int, int> By Gravity Forms' form: the id from which on its entries are to be imported, also those up
	 * to lastSeenId.
	 */
	private array $firstIds = array();

	/** @var array<int, true> Entries that could not be stored, by id. */
	private array $failed = array();

	public static function from( JsonData $data ): self {
		$awaited             = new self();
		$awaited->lastSeenId = $data->int( 'seen' );
		foreach ( $data->array( 'from' ) as $form => $id ) {
			$awaited->firstIds[ (int) $form ] = is_int( $id ) ? $id : 0;
		}
		foreach ( array_filter( $data->array( 'failed' ), 'is_int' ) as $id ) {
			$awaited->failed[ $id ] = true;
		}
		return $awaited;
	}

	/** @return array{seen: int, from: array<int, int>, failed: list<int>} */
	public function toArray(): array {
		return array( 'seen' => $this->lastSeenId, 'from' => $this->firstIds, 'failed' => array_keys( $this->failed ) );
	}

	/** @param int $form As Gravity Forms numbers it. */
	public function has( int $id, int $form ): bool {
		return $id > $this->lastSeenId
			|| isset( $this->failed[ $id ] )
			|| $id >= ( $this->firstIds[ $form ] ?? PHP_INT_MAX );
	}

	/** The form was imported anew: all of its entries are to be imported. */
	public function expectForm( int $form ): void {
		$this->firstIds[ $form ] = 0;
	}

	/** The entry cannot be imported before its form. Entries are looked at in the order of their ids. */
	public function waitForForm( int $id, int $form ): void {
		$this->firstIds[ $form ] = min( $id, $this->firstIds[ $form ] ?? $id );
	}

	public function markFailed( int $id ): void {
		$this->failed[ $id ] = true;
	}

	public function markImported( int $id, int $form ): void {
		unset( $this->failed[ $id ] );
		if ( isset( $this->firstIds[ $form ] ) ) {
			$this->firstIds[ $form ] = max( $id + 1, $this->firstIds[ $form ] );
		}
	}

	/** A run has finished, at this id. */
	public function finishRun( int $id ): void {
		$this->lastSeenId = max( $id, $this->lastSeenId );
	}
}
