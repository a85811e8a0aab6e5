<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Storage\FormLists;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ReadFailed;

/** The forms in WordPress' list table, read together before the first row is printed. */
final class ListedForms {

	/** The query of the list that was read. */
	private ?\WP_Query $query = null;

	/** @var array<int, int> Form numbers by post id. */
	private array $numbers = array();

	public function __construct( private FormLists $lists, private FormRepository $forms ) {}

	/** Returns the public number of a form's post; 0 if it has none yet. */
	public function numberOf( int $post ): int {
		return $this->byPost()[ $post ] ?? $this->forms->numberOrZero( $post );
	}

	/** @return list<int> Public numbers of all forms in the list. */
	public function numbers(): array {
		return array_values( $this->byPost() );
	}

	/** @return array<int, int> */
	private function byPost(): array {
		global $wp_query;
		if ( $wp_query instanceof \WP_Query && $wp_query !== $this->query ) {
			$posts       = array_filter( (array) $wp_query->posts, static fn( $post ) => $post instanceof \WP_Post );
			$this->query = $wp_query;
			try {
				$this->numbers = $this->lists->numbersOf( array_column( $posts, 'ID' ) );
			} catch ( ReadFailed ) {
				$this->numbers = array(); // The list is shown all the same.
			}
			$this->forms->preload( array_values( $this->numbers ) );
		}
		return $this->numbers;
	}
}
