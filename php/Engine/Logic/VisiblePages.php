<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;

/** A form's pages as they stand for a set of answers: those that logic hides are passed over and not counted. */
final class VisiblePages {

	/**
	 * @param list<JsonData>      $pages   Every page: its title and the words on its buttons.
	 * @param non-empty-list<int> $visible In their order, from 0.
	 */
	private function __construct( private array $pages, private array $visible ) {}

	/** @param ResolvedAnswers|null $resolved Null for every page. */
	public static function of( Form $form, ?ResolvedAnswers $resolved ): self {
		$visible = array_filter(
			range( 0, $form->pages() - 1 ),
			static fn( int $page ) => null === $resolved || ! $resolved->isPageHidden( $page )
		);
		// With every page hidden there would be no way on.
		return new self( $form->pageList(), array_values( $visible ) ?: array( 0 ) );
	}

	/** @return non-empty-list<int> From 0. */
	public function visible(): array {
		return $this->visible;
	}

	/** What a person calls the page: from 1, without those that are hidden. */
	public function number( int $page ): int {
		return max( 1, count( array_filter( $this->visible, static fn( int $one ) => $one <= $page ) ) );
	}

	public function count(): int {
		return count( $this->visible );
	}

	/** One page is no pages: nothing leads on or back, and none has to be told from another. */
	public function areSeveral(): bool {
		return $this->count() > 1;
	}

	public function first(): int {
		return $this->visible[0];
	}

	/** The page itself, or the one to show in its place. */
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

	/** Plain text; may be empty. */
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
