<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

/** One page of a list. */
final class Paging {

	private const SIZE = 25;

	public readonly int $page;

	/**
	 * @param string $argument      Query argument that holds the page number.
	 * @param int    $requestedPage Counts from 1; if the page does not exist, the nearest one is taken.
	 */
	public function __construct( public readonly string $argument, int $requestedPage, public readonly int $total ) {
		$this->page = max( 1, min( $requestedPage, $this->pages() ) );
	}

	public function pages(): int {
		return max( 1, (int) ceil( $this->total / self::SIZE ) );
	}

	public function size(): int {
		return self::SIZE;
	}

	public function offset(): int {
		return ( $this->page - 1 ) * self::SIZE;
	}

	/**
	 * @template T
	 * @param list<T> $all
	 * @return list<T> The items on this page.
	 */
	public function slice( array $all ): array {
		return array_slice( $all, $this->offset(), self::SIZE );
	}
}
