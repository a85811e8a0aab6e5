<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Cases;

use Atoll\Tests\WordPress\Support\AddedPosts;
use Atoll\Tests\WordPress\Support\ChangedOptions;
use Atoll\Tests\WordPress\Support\NewsSite;
use Atoll\Tests\WordPress\Support\RememberingImageEditor;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/**
 * A site with the plugin's theme and its news at /resources/news/, as the demonstration has it. It is made once for a
 * class, since that takes longer than most tests: each leaves it as it was.
 */
abstract class NewsTestCase extends SiteTestCase {

	private static NewsSite $site;

	protected int $front;
	protected int $news;
	protected int $category;

	private AddedPosts $posts;
	private ChangedOptions $options;

	/** @var array<int, array<string, mixed>> What the site's own pages said before. */
	private array $changed = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$site = new NewsSite();
	}

	public static function tearDownAfterClass(): void {
		self::$site->remove();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->front    = self::$site->front;
		$this->news     = self::$site->news;
		$this->category = self::$site->category;
		$this->posts    = new AddedPosts();
		$this->options  = new ChangedOptions();
		add_filter( 'wp_image_editors', array( RememberingImageEditor::class, 'first' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'wp_image_editors', array( RememberingImageEditor::class, 'first' ) );
		$permalinks = get_option( 'permalink_structure' );
		$this->posts->remove();
		array_map( wp_update_post( ... ), wp_slash( $this->changed ) );
		$this->options->putBack();
		'atoll' === get_stylesheet() || switch_theme( 'atoll' );
		get_option( 'permalink_structure' ) === $permalinks || NewsSite::useAddresses();
		parent::tearDown();
	}

	/** @param array<string, mixed> $values Put back after the test. */
	protected function set( array $values ): void {
		$this->options->set( $values );
	}

	/** @param array<string, mixed> $fields Of one of the site's own pages; put back after the test. */
	protected function change( int $page, array $fields ): void {
		$this->changed += array( $page => get_post( $page, ARRAY_A ) );
		wp_update_post( wp_slash( array( 'ID' => $page ) + $fields ) );
	}

	/** @param array<string, mixed> $fields */
	protected function add( string $type, array $fields ): int {
		return $this->posts->add( array( 'post_type' => $type ) + $fields );
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
		$id = $this->posts->keep(
			wp_insert_attachment(
				array(
					'post_title'     => 'Photo',
					'post_mime_type' => (string) wp_check_filetype( $file )['type'],
					'post_status'    => 'inherit',
				),
				$file,
				0,
				true
			)
		);
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		return $id;
	}

	/** The path that the site's own links lead to. */
	protected function path( string|int $link ): string {
		return (string) wp_make_link_relative( is_int( $link ) ? (string) get_permalink( $link ) : $link );
	}
}
