<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Database;

use Atoll\Platform\Database\FrequentPostChanges;
use Atoll\Platform\Database\FrequentPosts;
use Atoll\Platform\Database\FrequentPostsOption;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What is kept of frequent posts is forgotten when one of them changes, and only then. */
final class FrequentPostChangesTest extends SiteTestCase {

	private FrequentPostsOption $option;
	private int $kept;
	private int $other;

	protected function setUp(): void {
		parent::setUp();
		$this->option = new FrequentPostsOption( $GLOBALS['wpdb'] );
		$this->kept   = $this->add();
		$this->other  = $this->add();
		$this->option->forget();
		$this->keep();
	}

	protected function tearDown(): void {
		wp_delete_post( $this->kept, true );
		wp_delete_post( $this->other, true );
		$this->option->forget();
		parent::tearDown();
	}

	public function test_a_change_of_the_post_its_meta_or_its_terms_forgets_it(): void {
		$changes = array(
			'post'  => fn() => wp_update_post( array( 'ID' => $this->kept, 'post_title' => 'Changed' ) ),
			'meta'  => fn() => add_post_meta( $this->kept, 'tone', 'warm' ),
			'terms' => fn() => wp_set_object_terms( $this->kept, 'warm', 'post_tag' ),
		);
		foreach ( $changes as $of => $change ) {
			$before = $this->isKept();
			$change();
			self::assertSame( array( true, false ), array( $before, $this->isKept() ), $of );
			$this->keep();
		}
	}

	public function test_a_change_of_another_post_leaves_it(): void {
		$changes = new FrequentPostChanges( $this->option );
		$changes->notePost( $this->other, get_post( $this->other ) );
		$changes->noteMeta( 0, $this->other );
		$changes->noteTerms( $this->other );
		$changes->forgetChanged();

		self::assertTrue( $this->isKept() );
	}

	public function test_a_change_is_seen_though_another_request_has_kept_it_meanwhile(): void {
		$all = wp_load_alloptions();
		unset( $all[ FrequentPostsOption::NAME ] );
		wp_cache_set( 'alloptions', $all, 'options' ); // What this request knows of.
		$changes = new FrequentPostChanges( $this->option );
		$changes->notePost( $this->kept, get_post( $this->kept ) );
		$changes->forgetChanged();

		self::assertFalse( $this->isKept() );
	}

	private function add(): int {
		return (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Hello' )
		);
	}

	private function keep(): void {
		wp_cache_flush();
		( new FrequentPosts( $this->option ) )->prime( $this->kept );
		wp_cache_flush();
		wp_load_alloptions();
	}

	private function isKept(): bool {
		return $this->option->hasStored( array( $this->kept => 'page' ) );
	}
}
