<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Placement\FormPage;
use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The page that calls to action lead to: what is found is kept for everybody. */
final class FormPageTest extends SiteTestCase {

	private const FORM = 7301;

	/** @var list<int> */
	private array $made = array();

	protected function tearDown(): void {
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $this->made );
		parent::tearDown();
	}

	public function test_it_is_the_oldest_that_everybody_may_read(): void {
		$private = $this->make();
		update_post_meta( $private, PrivatePosts::PRIVATE_META, '1' );
		$this->make( array( 'post_parent' => $private ) );
		$this->make( array( 'post_password' => 'secret' ) );
		self::assertSame( '', $this->address() );

		$public = $this->make();
		self::assertSame( get_permalink( $public ), $this->address() );

		delete_post_meta( $private, PrivatePosts::PRIVATE_META );
		self::assertSame( get_permalink( $private ), $this->address() );

		update_post_meta( $private, PrivatePosts::PRIVATE_META, '1' );
		update_post_meta( $public, PrivatePosts::PRIVATE_META, '1' );
		self::assertSame( '', $this->address() );
	}

	public function test_it_is_none_whose_password_the_visitor_knows_who_came_first(): void {
		$this->make( array( 'post_password' => 'secret' ) );
		add_filter( 'post_password_required', '__return_false' );
		$first = $this->address();
		remove_filter( 'post_password_required', '__return_false' );

		self::assertSame( array( '', '' ), array( $first, $this->address() ) );
	}

	private function address(): string {
		return Inside::get( FormPage::class )->address( self::FORM );
	}

	/** @param array<string, mixed> $post */
	private function make( array $post = array() ): int {
		$id = wp_insert_post(
			$post + array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Apply',
				'post_content' => sprintf( '[atoll_form id="%d"]', self::FORM ),
			)
		);
		self::assertGreaterThan( 0, $id );
		$this->made[] = $id;
		return $id;
	}
}
