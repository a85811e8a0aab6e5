<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;

/** Progress of the migration of entries, with its messages. It is kept from one run to the next. */
final class MigrationReport {

	/** How many messages of one kind are kept; further ones are only counted. */
	private const MAX_SENTENCES = 500;

	/** Gravity Forms' id of the last entry that was looked at. */
	public int $cursor = 0;

	/** Number of all entries. */
	public int $total = 0;

	/** Number of entries looked at so far. */
	public int $done = 0;

	/** How many of them have been imported, now or earlier. */
	public int $moved = 0;

	public bool $isFinished = false;

	/**
	 * @var array<string, array{count: int, sentences: list<string>}> By kind: changed numbers, missing files, entries
	 * that were not imported, imported forms, who loses access, saved drafts.
	 */
	private array $messages = array();

	public function __construct( public readonly PendingEntries $awaited ) {}

	public static function from( mixed $stored ): self {
		$data   = JsonData::of( $stored );
		$report = new self( PendingEntries::from( $data->map( 'awaited' ) ) );
		foreach ( array( 'cursor', 'total', 'done', 'moved' ) as $count ) {
			$report->$count = $data->int( $count );
		}
		$report->isFinished = $data->bool( 'isFinished' );
		foreach ( $data->array( 'told' ) as $kind => $messages ) {
			$messages = JsonData::of( $messages );
			$report->messages[ (string) $kind ] = array(
				'count' => $messages->int( 'count' ),
				'sentences' => array_values( array_filter( $messages->array( 'sentences' ), 'is_string' ) ),
			);
		}
		return $report;
	}

	/** Returns the report for the next run after a finished one. */
	public function nextRun(): self {
		$this->awaited->finishRun( $this->cursor );
		return new self( $this->awaited );
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return array(
			'cursor'     => $this->cursor,
			'total'      => $this->total,
			'done'       => $this->done,
			'moved'      => $this->moved,
			'isFinished' => $this->isFinished,
			'told'       => $this->messages,
			'awaited'    => $this->awaited->toArray(),
		);
	}

	public function progress(): string {
		return sprintf(
			/* translators: 1: number of entries, 2: number of all entries, 3: number of entries. */
			__( '%1$s of %2$s entries were looked at, and %3$s are here.', 'atoll' ),
			number_format_i18n( $this->done ),
			number_format_i18n( $this->total ),
			number_format_i18n( $this->moved )
		);
	}

	/** @param 'numbers'|'files'|'entries'|'forms'|'access'|'drafts' $kind */
	public function addMessage( string $kind, string $sentence ): void {
		$messages = $this->messages[ $kind ] ?? array( 'count' => 0, 'sentences' => array() );
		if ( count( $messages['sentences'] ) < self::MAX_SENTENCES ) {
			$messages['sentences'][] = $sentence;
		}
		$this->messages[ $kind ] = array( 'count' => $messages['count'] + 1 ) + $messages;
	}

	/** @param 'numbers'|'files'|'entries'|'forms'|'access'|'drafts' $kind */
	public function count( string $kind ): int {
		return $this->messages[ $kind ]['count'] ?? 0;
	}

	/**
	 * @param 'numbers'|'files'|'entries'|'forms'|'access'|'drafts' $kind
	 * @return list<string> Up to MAX_SENTENCES of them.
	 */
	public function sentences( string $kind ): array {
		return $this->messages[ $kind ]['sentences'] ?? array();
	}
}
