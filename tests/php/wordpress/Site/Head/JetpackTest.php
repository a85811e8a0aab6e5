<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

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

	/** As its class-jetpack-seo.php asks and prints. */
	private const SEO = <<<'PHP'
		class Jetpack_SEO {}
		add_action(
			'init',
			static fn() => apply_filters( 'jetpack_seo_meta_tags_enabled', true ) && add_action(
				'wp_head',
				static fn() => print( '<meta name="description" content="As its editor wrote" />' )
			)
		);
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

	public function test_descriptions_are_jetpacks_where_its_editors_write_them(): void {
		$page = $this->shown( self::JETPACK . self::SEO );
		$this->assertSame( array( 'As its editor wrote' ), $page->meta( 'description' ) );
		$this->assertSame( array( 'Jetpack' ), $page->meta( 'og:title' ) );
		$this->assertCount( 1, $page->links( 'canonical' ) );
		$this->assertNotSame( array(), $page->graph() );
	}

	public function test_networks_are_told_all_else_where_jetpack_tells_them_nothing(): void {
		$page = $this->shown( "<?php\n" . self::SEO );
		$this->assertSame( array( 'As its editor wrote' ), $page->meta( 'description' ) );
		$this->assertSame( array( 'A' ), $page->meta( 'og:title' ) );
		$this->assertSame( array(), $page->meta( 'og:description' ) );
	}

	public function test_a_module_that_describes_nothing_leaves_it_to_us(): void {
		$page = $this->shown(
			self::JETPACK . self::SEO . "add_filter( 'jetpack_seo_meta_tags_enabled', '__return_false' );"
		);
		$this->assertSame( array( 'What A is about.' ), $page->meta( 'description' ) );
		$this->assertSame( array( 'A' ), $page->meta( 'og:title' ) );
	}

	/** @return list<string> What networks read of an article called “A”. */
	private function titles( string $code ): array {
		$page = $this->shown( $code );
		$this->assertStringContainsString( "content='Jetpack in a story'", $page->html );
		return $page->meta( 'og:title' );
	}

	private function shown( string $code ): ShownPage {
		// PHP keeps a file for two seconds, whatever is written to it.
		$plugin = WP_CONTENT_DIR . '/mu-plugins/jetpack-' . md5( $code ) . '.php';
		wp_mkdir_p( dirname( $plugin ) );
		file_put_contents( $plugin, $code );
		try {
			return ShownPage::at( $this->path( $this->article( 'A', array( 'post_excerpt' => 'What A is about.' ) ) ) );
		} finally {
			unlink( $plugin );
		}
	}
}
