<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;

/**
 * Tells which entries of Gravity Forms are still to be imported. Entries that were imported and then deleted in Atoll
 * (by retention, by hand or on a person's request) are not: later runs, which look for new entries, must skip them.
 */
final class PendingEntries {

	/** The highest id that a finished run has looked at. */
	private int $lastSeenId = 0;

	/**
	 * @var array<int, int> By Gravity Forms' form id: the entry id from which on the form's entries are to be imported,
	 * even those up to lastSeenId.
	 */
	private array $firstIds = array();

	/** @var array<int, true> Entries that could not be stored, by entry id. */
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

	/** @param int $form The form's id in Gravity Forms. */
	public function has( int $id, int $form ): bool {
		return $id > $this->lastSeenId
			|| isset( $this->failed[ $id ] )
			|| $id >= ( $this->firstIds[ $form ] ?? PHP_INT_MAX );
	}

	/** Expects all entries of a form that has been newly imported, even if they were imported with an earlier copy. */
	public function expectForm( int $form ): void {
		$this->firstIds[ $form ] = 0;
	}

	/** Expects the form's entries from this id on: they need the form first. Entries are read in order of id. */
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

	/** Notes that a run has finished, and the highest entry id that it looked at. */
	public function finishRun( int $id ): void {
		$this->lastSeenId = max( $id, $this->lastSeenId );
	}
}
