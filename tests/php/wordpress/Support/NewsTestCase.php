<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** A site with the plugin's theme and its news at /resources/news/, as the demonstration has it. */
abstract class NewsTestCase extends SiteTestCase {

	protected int $front;
	protected int $news;
	protected int $category;

	/** @var array<string, mixed> */
	private array $options = array();

	private string $theme = '';

	/** @var list<int> */
	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
		switch_theme( 'atoll' );
		$this->front = $this->add( 'page', array( 'post_title' => 'Home', 'post_name' => 'start' ) );
		$resources   = $this->add( 'page', array( 'post_title' => 'Resources', 'post_name' => 'resources' ) );
		$this->news  = $this->add(
			'page',
			array(
				'post_title'   => 'News',
				'post_name'    => 'news',
				'post_parent'  => $resources,
				'post_excerpt' => 'What is new.',
			)
		);
		$term        = wp_insert_term(
			'Refinancing',
			'category',
			array( 'description' => 'About <em>changing</em> loans.' )
		);
		$this->assertIsArray( $term );
		$this->category = $term['term_id'];
		$this->set(
			array(
				'blogname'            => 'Banksia & Co',
				'blogdescription'     => 'Loans, set out plainly',
				'permalink_structure' => '/resources/news/%postname%/',
				'category_base'       => 'resources/news/category',
				'show_on_front'       => 'page',
				'page_on_front'       => $this->front,
				'page_for_posts'      => $this->news,
				'posts_per_page'      => 2,
				'date_format'         => 'j F Y',
			)
		);
		$this->useAddresses();
	}

	protected function tearDown(): void {
		array_map(
			static fn( int $post ) => 'attachment' === get_post_type( $post )
				? wp_delete_attachment( $post, true )
				: wp_delete_post( $post, true ),
			array_reverse( $this->posts )
		);
		wp_delete_term( $this->category, 'category' );
		foreach ( $this->options as $name => $value ) {
			false === $value ? delete_option( $name ) : update_option( $name, $value );
		}
		switch_theme( $this->theme );
		$this->useAddresses();
		parent::tearDown();
	}

	/** @param array<string, mixed> $values Put back after the test. */
	protected function set( array $values ): void {
		foreach ( $values as $name => $value ) {
			$this->options += array( $name => get_option( $name ) );
			update_option( $name, $value );
		}
	}

	/** @param array<string, mixed> $fields */
	protected function add( string $type, array $fields ): int {
		kses_remove_filters();
		$id = wp_insert_post(
			wp_slash( $fields + array( 'post_type' => $type, 'post_status' => 'publish', 'post_content' => '' ) ),
			true
		);
		$this->assertIsInt( $id );
		$this->posts[] = $id;
		return $id;
	}

	/** @param array<string, mixed> $fields */
	protected function article( string $title, array $fields = array() ): int {
		return $this->add(
			'post',
			$fields + array( 'post_title' => $title, 'post_category' => array( $this->category ) )
		);
	}

	/** Number of a new attachment: a real photograph of that size, in colours that no format can leave out. */
	protected function photo( int $width, int $height, string $name = 'photo.jpg' ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$image = imagecreatetruecolor( $width, $height );
		for ( $x = 0; $x < $width; $x += 8 ) {
			imagefilledrectangle(
				$image,
				$x,
				0,
				$x + 7,
				$height,
				(int) imagecolorallocate( $image, $x % 255, 120, (int) ( $x / 3 ) % 255 )
			);
		}
		$file = wp_upload_dir()['path'] . '/' . wp_unique_filename( wp_upload_dir()['path'], $name );
		str_ends_with( $name, 'png' ) ? imagepng( $image, $file ) : imagejpeg( $image, $file, 90 );
		$id = wp_insert_attachment(
			array(
				'post_title'     => 'Photo',
				'post_mime_type' => (string) wp_check_filetype( $file )['type'],
				'post_status'    => 'inherit',
			),
			$file,
			0,
			true
		);
		$this->assertIsInt( $id );
		$this->posts[] = $id;
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		return $id;
	}

	/** The path that the site's own links lead to. */
	protected function path( string|int $link ): string {
		return (string) wp_make_link_relative( is_int( $link ) ? (string) get_permalink( $link ) : $link );
	}

	private function useAddresses(): void {
		global $wp_rewrite;
		$wp_rewrite->init();
		delete_option( 'rewrite_rules' );
		create_initial_taxonomies();
		flush_rewrite_rules( false );
	}
}
