<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Tests\WordPress\Support\NewsTestCase;
use Atoll\Tests\WordPress\Support\ShownPage;

/** Jetpack describes pages to networks beside its buttons for sharing, and leaves it to a plugin that says so. */
final class JetpackTest extends NewsTestCase {

	/** As class.jetpack.php asks and answers, and once outside of wp_head, as for a story of Web Stories. */
	private const JETPACK = <<<'PHP'
		<?php
		add_filter( 'jetpack_enable_open_graph', '__return_true', 0 );
		$print = static function ( string $title ): void {
			if ( apply_filters( 'jetpack_enable_open_graph', false ) ) {
				echo "<meta property='og:title' content='{$title}' />";
			}
		};
		add_action( 'wp_head', static fn() => $print( 'Jetpack' ), 1 );
		add_action( 'wp_footer', static fn() => $print( 'Jetpack in a story' ) );
		PHP;

	public function test_one_of_them_describes_a_page_to_networks(): void {
		$this->assertSame( array( 'A' ), $this->titles( self::JETPACK ) );
	}

	public function test_jetpack_does_where_another_plugin_describes_pages(): void {
		$this->assertSame(
			array( 'Jetpack' ),
			$this->titles( self::JETPACK . "add_filter( 'atoll_seo_plugin_active', '__return_true' );" )
		);
	}

	/** @return list<string> What networks read of an article called “A”. */
	private function titles( string $code ): array {
		// PHP keeps a file for two seconds, whatever is written to it.
		$plugin = WP_CONTENT_DIR . '/mu-plugins/jetpack-' . md5( $code ) . '.php';
		wp_mkdir_p( dirname( $plugin ) );
		file_put_contents( $plugin, $code );
		try {
			$page = ShownPage::at( $this->path( $this->article( 'A' ) ) );
		} finally {
			unlink( $plugin );
		}
		$this->assertStringContainsString( "content='Jetpack in a story'", $page->html );
		return $page->meta( 'og:title' );
	}
}
