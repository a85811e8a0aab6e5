<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;

/** How far the migration of entries has come, and its messages. It is kept from one run to the next. */
final class MigrationReport {

	/** How many messages of one kind are kept; those beyond it are counted. */
	private const MOST = 500;

	/** Id of the last entry that was looked at, as Gravity Forms numbers it. */
	public int $cursor = 0;

	/** All there are. */
	public int $total = 0;

	/** Looked at so far. */
	public int $done = 0;

	/** Those of them that came in, now or before. */
	public int $moved = 0;

	public bool $isFinished = false;

	/**
	 * @var array<string, array{count: int, sentences: list<string>}> Numbers that changed, files that are missing,
	 * entries that stayed, forms that came.
	 */
	private array $told = array();

	public function __construct( public readonly AwaitedEntries $awaited = new AwaitedEntries() ) {}

	public static function from( mixed $kept ): self {
		$data   = JsonData::of( $kept );
		$report = new self( AwaitedEntries::from( $data->map( 'awaited' ) ) );
		foreach ( array( 'cursor', 'total', 'done', 'moved' ) as $count ) {
			$report->$count = $data->int( $count );
		}
		$report->isFinished = $data->bool( 'isFinished' );
		foreach ( $data->array( 'told' ) as $kind => $one ) {
			$one                             = JsonData::of( $one );
			$report->told[ (string) $kind ] = array(
				'count' => $one->int( 'count' ),
				'sentences' => array_values( array_filter( $one->array( 'sentences' ), 'is_string' ) ),
			);
		}
		return $report;
	}

	/** Of the run that follows one that came to its end. */
	public function next(): self {
		$this->awaited->end( $this->cursor );
		return new self( $this->awaited );
	}

	/** @return array<string, mixed> */
	public function kept(): array {
		return array(
			'cursor'     => $this->cursor,
			'total'      => $this->total,
			'done'       => $this->done,
			'moved'      => $this->moved,
			'isFinished' => $this->isFinished,
			'told'       => $this->told,
			'awaited'    => $this->awaited->kept(),
		);
	}

	/** @param 'numbers'|'files'|'entries'|'forms' $kind */
	public function tell( string $kind, string $sentence ): void {
		$told = $this->told[ $kind ] ?? array( 'count' => 0, 'sentences' => array() );
		if ( count( $told['sentences'] ) < self::MOST ) {
			$told['sentences'][] = $sentence;
		}
		$this->told[ $kind ] = array( 'count' => $told['count'] + 1 ) + $told;
	}

	/** @param 'numbers'|'files'|'entries'|'forms' $kind */
	public function count( string $kind ): int {
		return $this->told[ $kind ]['count'] ?? 0;
	}

	/**
	 * @param 'numbers'|'files'|'entries'|'forms' $kind
	 * @return list<string> The first few hundred.
	 */
	public function sentences( string $kind ): array {
		return $this->told[ $kind ]['sentences'] ?? array();
	}
}
