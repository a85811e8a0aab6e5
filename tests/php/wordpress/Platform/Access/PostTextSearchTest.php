<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\PrivateContent\PostTextSearch;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Portal\Files\FilesTestCase;

/** What everybody may read is searched byte by byte: by the rules of a language it would take seven times as long. */
final class PostTextSearchTest extends FilesTestCase {

	public function test_capitals_and_accents_count(): void {
		$search = new PostTextSearch( new Queries( $GLOBALS['wpdb'] ) );
		$post   = $this->add( 'See 2026/05/Café_[1].jpg', array( 'layout' => wp_slash( '2026\/05\/Café' ) ) );
		$found  = static fn( string $word ): array => array_keys( $search->postsWith( array( $word ), array() ) );
		$this->assertSame(
			array( array( $post ), array(), array(), array() ),
			array_map( $found, array( '05/Café_[1]', '05/café_[1]', '05/Cafe_[1]', '05/Caféx[1]' ) )
		);
		$this->assertSame( array( $post ), $found( '2026\/05\/Café' ) );
	}
}
