<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Admin\Forms\FormUseColumn;
use Atoll\Forms\Definitions\Placement\EmbeddedForms;
use Atoll\Forms\Definitions\Placement\FormPlacements;
use Atoll\Forms\Definitions\Placement\LinkedForms;
use Atoll\Forms\Definitions\Placement\PlacementSearch;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Where forms stand is found for all of them at once, and kept until a content changes. */
final class FormPlacementsTest extends SiteTestCase {

	/** @var list<int> */
	private array $pages = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( range( 0, 29 ) as $i ) {
			$this->pages[] = $this->make( sprintf( '[atoll_form id="%d"]', 7100 + $i % 20 ) );
		}
	}

	protected function tearDown(): void {
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $this->pages );
		parent::tearDown();
	}

	public function test_a_list_of_forms_reads_no_more_contents_than_one_form(): void {
		$few  = $this->readsOf( range( 7100, 7100 ) );
		$many = $this->readsOf( range( 7100, 7119 ) );
		self::assertGreaterThan( 0, $few );
		self::assertSame( $few, $many );
	}

	public function test_the_next_request_searches_nothing_until_a_content_changes(): void {
		iterator_to_array( $this->placements()->find( 7100 ), false );
		self::assertSame( 0, $this->searches( fn() => $this->placements()->linkingTo( 7101 )->valid() ) );
		$page          = $this->make( '<a href="#atoll-form-7101">Apply</a>' );
		$this->pages[] = $page;
		$linking       = iterator_to_array( $this->placements()->linkingTo( 7101 ), false );
		self::assertSame( array( $page ), array_column( $linking, 'ID' ) );
	}

	public function test_contents_are_not_kept_in_memory(): void {
		iterator_to_array( $this->placements()->find( 7100 ), false );
		wp_cache_flush();
		$this->placements()->forget();
		self::assertCount( 2, iterator_to_array( $this->placements()->find( 7100 ), false ) );
		self::assertFalse( wp_cache_get( $this->pages[1], 'posts' ) );
	}

	/**
	 * @param list<int> $forms
	 * @return int Queries for contents.
	 */
	private function readsOf( array $forms ): int {
		$this->placements()->forget();
		wp_cache_flush();
		$this->actAs( 'editor' );
		$column = new FormUseColumn( $this->placements() );
		return $this->searches(
			function () use ( $forms, $column ): void {
				foreach ( $forms as $form ) {
					self::assertStringContainsString( 'post=', $column->html( $form, $forms ) );
				}
			}
		);
	}

	private function searches( \Closure $work ): int {
		$count = 0;
		$watch = static function ( string $sql ) use ( &$count ): string {
			$count += preg_match( '/post_content|SELECT (wp_posts\.)?\* *FROM wp_posts/', $sql );
			return $sql;
		};
		add_filter( 'query', $watch );
		$work();
		remove_filter( 'query', $watch );
		return $count;
	}

	private function placements(): FormPlacements {
		$embedded = new EmbeddedForms( static fn(): bool => false );
		$search   = new PlacementSearch( new Queries( $GLOBALS['wpdb'] ), $embedded, new LinkedForms() );
		return new FormPlacements( $search );
	}

	private function make( string $content ): int {
		return (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Here',
				'post_content' => $content,
			)
		);
	}
}
