<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;

/** Pages of a form for a set of answers: pages that logic hides are skipped and not counted. */
final class VisiblePages {

	/**
	 * @param list<JsonData>      $pages   All pages, with their titles and button texts.
	 * @param non-empty-list<int> $visible Visible pages in order, from 0.
	 */
	private function __construct( private array $pages, private array $visible ) {}

	/** @param ResolvedAnswers|null $resolved Null to count every page as visible. */
	public static function of( Form $form, ?ResolvedAnswers $resolved ): self {
		$visible = array_filter(
			range( 0, $form->pages() - 1 ),
			static fn( int $page ) => null === $resolved || ! $resolved->isPageHidden( $page )
		);
		// If every page were hidden, nobody could continue.
		return new self( $form->pageList(), array_values( $visible ) ?: array( 0 ) );
	}

	/** @return non-empty-list<int> From 0. */
	public function visible(): array {
		return $this->visible;
	}

	/** Returns the number that people see for a page: from 1, not counting hidden pages. */
	public function number( int $page ): int {
		return max( 1, count( array_filter( $this->visible, static fn( int $one ) => $one <= $page ) ) );
	}

	public function count(): int {
		return count( $this->visible );
	}

	/** Whether there is more than one page. A single page needs no buttons to turn pages, and no page number. */
	public function areSeveral(): bool {
		return $this->count() > 1;
	}

	public function first(): int {
		return $this->visible[0];
	}

	/** Returns the page itself if it is visible, else the page to show in its place. */
	public function at( int $page ): int {
		return in_array( $page, $this->visible, true ) ? $page : ( $this->previous( $page ) ?? $this->first() );
	}

	public function next( int $page ): ?int {
		foreach ( $this->visible as $candidate ) {
			if ( $candidate > $page ) {
				return $candidate;
			}
		}
		return null;
	}

	public function previous( int $page ): ?int {
		foreach ( array_reverse( $this->visible ) as $candidate ) {
			if ( $candidate < $page ) {
				return $candidate;
			}
		}
		return null;
	}

	/** Returns the page's title in plain text; may be empty. */
	public function title( int $page ): string {
		return $this->page( $page )->string( 'title' );
	}

	/** @param 'next'|'previous' $button */
	public function words( int $page, string $button ): string {
		return $this->page( $page )->map( $button )->string( 'text' );
	}

	private function page( int $page ): JsonData {
		return $this->pages[ $page ] ?? new JsonData( array() );
	}
}
