<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A private page with a post, a file and a comment, and a page where people log in. */
abstract class PrivatePagesTestCase extends SiteTestCase {

	protected const SECRET = 'Rates for members only 7f3a';

	protected int $page;
	protected int $post;
	protected int $login;
	protected int $file;

	protected function setUp(): void {
		parent::setUp();
		$this->page  = $this->add( 'page', self::SECRET, array( PageMeta::IS_PRIVATE => '1' ) );
		$this->post  = $this->add( 'post', self::SECRET, array( PageMeta::IS_PRIVATE => '1' ) );
		$this->login = $this->add( 'page', 'Sign in 7f3a', array( PageMeta::IS_LOGIN_PAGE => '1' ) );
		$this->file  = (int) wp_insert_attachment(
			array( 'post_title' => self::SECRET, 'post_mime_type' => 'text/plain' ),
			sanitize_title( self::SECRET ) . '.txt',
			$this->page
		);
	}

	protected function tearDown(): void {
		array_map(
			static fn( int $id ) => wp_delete_post( $id, true ),
			array( $this->page, $this->post, $this->login, $this->file )
		);
		parent::tearDown();
	}

	/** @param array<string, string> $meta */
	protected function add( string $type, string $title, array $meta, string $date = '' ): int {
		$id = wp_insert_post(
			array(
				'post_type'      => $type,
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_content'   => "<p>$title</p>",
				'comment_status' => 'open',
				'meta_input'     => $meta,
				'post_date'      => $date,
			)
		);
		wp_insert_comment(
			array( 'comment_post_ID' => $id, 'comment_content' => "On $title", 'comment_approved' => 1 )
		);
		return (int) $id;
	}
}
