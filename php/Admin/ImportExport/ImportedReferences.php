<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport;

use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationTargets;

/**
 * Pages and pictures that forms, site notices and pictures name by numbers in their meta values. WordPress' importer
 * gives posts other numbers where theirs are taken, and does not know of these values.
 */
final class ImportedReferences {

	/** @var array<int, true> Numbers of posts that were here before, and that the importer leaves as they are. */
	private array $existing = array();

	/** @var array<int, int> Numbers of posts here, by those that they have in the file. */
	private array $posts = array();

	/** @var array<string, array<int, true>> By key: numbers of new posts with such a value. */
	private array $references = array();

	public function __construct( private NotificationMeta $notifications ) {}

	/** Filter `wp_import_existing_post`. */
	public function existing( mixed $post ): mixed {
		$this->existing[ is_numeric( $post ) ? (int) $post : 0 ] = true;
		return $post;
	}

	/**
	 * Filter `wp_import_post_meta`, which is applied to each post of the file that is here in the end.
	 *
	 * @param array<mixed>         $values
	 * @param array<string, mixed> $item
	 * @return array<mixed>
	 */
	public function imported( array $values, int $post, array $item = array() ): array {
		$this->posts[ is_numeric( $item['post_id'] ?? null ) ? (int) $item['post_id'] : 0 ] = $post;
		return $values;
	}

	/** Action `import_post_meta`. */
	public function stored( int $post, string $key ): void {
		if ( ! isset( $this->existing[ $post ] ) ) {
			$this->references[ $key ][ $post ] = true;
		}
	}

	/** Action `import_end`: now the number of every post is known. */
	public function correct(): void {
		array_map( $this->correctForm( ... ), $this->postsWith( FormSource::SETTINGS ) );
		array_map( $this->correctNotification( ... ), $this->postsWith( NotificationMeta::TARGETS ) );
		foreach ( $this->postsWith( PictureSources::DARK ) as $picture ) {
			$dark = get_post_meta( $picture, PictureSources::DARK, true );
			if ( is_numeric( $dark ) ) {
				update_post_meta( $picture, PictureSources::DARK, $this->numberHere( (int) $dark, $picture ) );
			}
		}
		$this->existing   = array();
		$this->posts      = array();
		$this->references = array();
	}

	/** @return list<int> */
	private function postsWith( string $key ): array {
		return array_keys( $this->references[ $key ] ?? array() );
	}

	/** Its confirmations that lead to a page. It is compiled again, as whenever its settings change. */
	private function correctForm( int $form ): void {
		$json      = get_post_meta( $form, FormSource::SETTINGS, true );
		$settings  = json_decode( is_string( $json ) ? $json : '' ); // As objects, so that empty ones stay such.
		$all       = $settings instanceof \stdClass ? (array) ( $settings->confirmations ?? array() ) : array();
		$isChanged = false;
		foreach ( $all as $confirmation ) {
			$page = $confirmation instanceof \stdClass && 'page' === ( $confirmation->type ?? '' )
				? $confirmation->pageId ?? null
				: null;
			if ( is_int( $page ) || ( is_string( $page ) && ctype_digit( $page ) ) ) {
				$here                 = $this->numberHere( (int) $page, $form );
				$confirmation->pageId = is_string( $page ) ? (string) $here : $here; // Text came from Gravity Forms.
				$isChanged            = $isChanged || (int) $page !== $here;
			}
		}
		if ( $isChanged ) {
			$corrected = (string) wp_json_encode( $settings, JSON_UNESCAPED_SLASHES );
			update_post_meta( $form, FormSource::SETTINGS, wp_slash( $corrected ) );
		}
	}

	private function correctNotification( int $notification ): void {
		$targets = $this->notifications->targets( $notification );
		$pages   = array_map( fn( int $page ): int => $this->numberHere( $page, $notification ), $targets->pages );
		$this->notifications->setTargets( $notification, new NotificationTargets( $targets->mode, $pages ) );
	}

	/** The same number where that post was not in the file, which the importer then says in its page. */
	private function numberHere( int $number, int $post ): int {
		if ( $number > 0 && ! isset( $this->posts[ $number ] ) ) {
			echo '<p>', esc_html(
				sprintf(
					/* translators: 1: title of a form, a site notice or a picture; 2: a post's number. */
					__( '“%1$s” refers to a page or picture that was not in the file (number %2$d on the other site). Open “%1$s” and choose again.', 'atoll' ),
					get_the_title( $post ),
					$number
				)
			), '</p>';
		}
		return $this->posts[ $number ] ?? $number;
	}
}
