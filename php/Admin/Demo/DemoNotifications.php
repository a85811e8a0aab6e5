<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Engine\Contract\Data;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Site\Notifications\Targets;

/** The notifications, from plugin/demo/content/notifications.json: each with its type and the paths of its pages. */
final class DemoNotifications implements Part {

	public function __construct( private string $file, private Marked $marked, private NotificationMeta $meta = new NotificationMeta() ) {}

	public function label(): string {
		return __( 'Site notices', 'atoll' );
	}

	public function install( Placeholders $placeholders ): void {
		foreach ( JsonList::read( $this->file ) as $notification ) {
			if ( ! $this->marked->find( $this->mark( $notification ) ) ) {
				$this->add( $notification );
			}
		}
	}

	public function remove(): void {
		$this->marked->remove( 'notification:' );
	}

	private function add( Data $notification ): void {
		$post = array(
			'post_type'    => NotificationPostType::NAME,
			'post_status'  => 'publish',
			'post_title'   => $notification->string( 'title' ),
			'post_content' => sprintf( "<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->", esc_html( $notification->string( 'text' ) ) ),
		);
		$this->marked->make(
			$this->mark( $notification ),
			function () use ( $post, $notification ): int|\WP_Error {
				$id = wp_insert_post( wp_slash( $post ), true );
				if ( is_int( $id ) ) {
					$this->meta->setType( $id, $notification->int( 'type' ) );
					$this->meta->setTargets( $id, new Targets( Targets::ONLY, $this->pages( $notification ) ) );
				}
				return $id;
			}
		);
	}

	/** @return list<int> */
	private function pages( Data $notification ): array {
		$pages = array_map( fn( string $path ): int => $this->marked->find( "page:{$path}" ), $notification->strings( 'pages' ) );
		return array_values( array_filter( $pages ) );
	}

	private function mark( Data $notification ): string {
		return 'notification:' . $notification->string( 'name' );
	}
}
