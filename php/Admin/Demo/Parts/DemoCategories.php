<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Writing\JsonList;
use Atoll\Engine\Contract\JsonData;

/** The categories of the demo's articles, from categories.json. */
final class DemoCategories {

	private const TAXONOMY = 'category';

	public function __construct( private string $folder, private DemoMarkers $markers ) {}

	/** @return array<string, int> Term ids by slug. Categories that the site has already are used unchanged. */
	public function install(): array {
		$terms = array();
		foreach ( JsonList::read( "{$this->folder}/categories.json" ) as $category ) {
			$slug           = $category->string( 'slug' );
			$found          = get_term_by( 'slug', $slug, self::TAXONOMY );
			$terms[ $slug ] = $found instanceof \WP_Term ? $found->term_id : $this->add( $slug, $category );
		}
		return $terms;
	}

	/** Deletes the demo's categories, except those with articles of other people. */
	public function remove(): void {
		$query = array(
			'taxonomy'   => self::TAXONOMY,
			'hide_empty' => false,
			'meta_key'   => DemoMarkers::KEY,
		);
		foreach ( (array) get_terms( $query ) as $term ) {
			// WordPress' own count only has published articles.
			if ( $term instanceof \WP_Term && array() === get_objects_in_term( $term->term_id, self::TAXONOMY ) ) {
				wp_delete_term( $term->term_id, self::TAXONOMY );
			}
		}
	}

	private function add( string $slug, JsonData $category ): int {
		return $this->markers->makeTerm(
			'category',
			static fn(): array|\WP_Error => wp_insert_term(
				$category->string( 'name' ),
				self::TAXONOMY,
				array(
					'slug'        => $slug,
					'description' => $category->string( 'description' ),
				)
			)
		);
	}
}
