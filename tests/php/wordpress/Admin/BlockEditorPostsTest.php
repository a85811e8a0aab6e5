<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What Classic Editor and its like do to the editor of posts, as they hook it in. */
final class BlockEditorPostsTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'use_block_editor_for_post_type', '__return_false', 100 );
		add_filter( 'use_block_editor_for_post', '__return_false', 100 );
	}

	#[TestWith( array( FormPostType::NAME ) )]
	#[TestWith( array( NotificationPostType::NAME ) )]
	public function test_a_post_of_blocks_keeps_the_block_editor( string $type ): void {
		$post = get_post( wp_insert_post( array( 'post_type' => $type, 'post_title' => 'One' ) ) );
		$this->assertTrue( use_block_editor_for_post_type( $type ) );
		$this->assertTrue( use_block_editor_for_post( $post ) );
		$editors = array( 'classic_editor' => true, 'block_editor' => true );
		$this->assertSame(
			array( 'classic_editor' => false, 'block_editor' => true ),
			apply_filters( 'classic_editor_enabled_editors_for_post_type', $editors, $type )
		);
	}

	public function test_the_posts_of_others_do_as_the_site_wishes(): void {
		$this->assertFalse( use_block_editor_for_post_type( 'page' ) );
		$this->assertFalse( use_block_editor_for_post( get_post( wp_insert_post( array( 'post_title' => 'One' ) ) ) ) );
	}
}
