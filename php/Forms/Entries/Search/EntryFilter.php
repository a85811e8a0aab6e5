<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Database\Queries;

/** Converts criteria to SQL, as far as columns can decide them. {@see AnswerFilter} checks answers. */
final class EntryFilter {

	public function __construct( private Queries $queries ) {}

	public function build( EntryCriteria $criteria ): SqlConditions {
		$where = ( new SqlConditions() )->in( 'status', $criteria->statuses )->in(
			'form_number',
			$criteria->formNumbers
		)->in( 'id', $criteria->ids );
		$where = null === $criteria->createdBy ? $where : $where->and( 'created_by = %d', $criteria->createdBy );
		$where = '' === $criteria->from ? $where : $where->and( 'date_created >= %s', $criteria->from );
		$where = '' === $criteria->until ? $where : $where->and( 'date_created <= %s', $criteria->until );
		$where = '' === $criteria->movedUntil ? $where : $where->and( 'date_moved <= %s', $criteria->movedUntil );
		$where = '' === $criteria->sourceUrl
			? $where
			: $where->and(
				self::sourceColumn( $criteria->sourceUrl ) . ' LIKE %s',
				$this->queries->likeBeginning( $criteria->sourceUrl )
			);
		foreach (
			array(
				'is_read' => $criteria->isRead,
				'is_starred' => $criteria->isStarred,
				'is_held' => $criteria->isHeld,
			) as $column => $flag
		) {
			$where = null === $flag ? $where : $where->and( "{$column} = %d", (int) $flag );
		}
		return $where;
	}

	/**
	 * Returns what a URL or a path (after `http://` or `https://` and a host) is compared with. Neither has an index,
	 * so a path on any host takes as long as a whole URL.
	 *
	 * @return literal-string The column with the URL; its path if the argument begins with a slash.
	 */
	private static function sourceColumn( string $sourceUrl ): string {
		return str_starts_with( $sourceUrl, '/' )
			? "SUBSTR( source_url, LOCATE( '/', source_url, 9 ) )"
			: 'source_url';
	}

	/** @param list<SearchClause> $clauses */
	public function withClauses( SqlConditions $where, array $clauses ): SqlConditions {
		foreach ( $clauses as $clause ) {
			$likes = array_map( $this->queries->like( ... ), $clause->texts() );
			$where = $where->and(
				'( ' . implode( ' OR ', array_fill( 0, count( $likes ), 'words LIKE %s' ) ) . ' )',
				...$likes
			);
		}
		return $where;
	}
}
