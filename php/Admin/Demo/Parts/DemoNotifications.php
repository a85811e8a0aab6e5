<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Admin\Demo\Writing\JsonList;
use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Site\Notifications\NotificationTargets;

/** The demo's notifications, from plugin/demo/content/notifications.json: each with its type and pages. */
final class DemoNotifications implements DemoPart {

	public function __construct( private string $file, private DemoMarkers $markers ) {}

	public function label(): string {
		return __( 'Site notices', 'atoll' );
	}

	public function install( DemoPlaceholders $placeholders ): void {
		foreach ( JsonList::read( $this->file ) as $notification ) {
			if ( ! $this->markers->find( $this->mark( $notification ) ) ) {
				$this->add( $notification );
			}
		}
	}

	public function remove(): void {
		$this->markers->remove( 'notification:' );
	}

	private function add( JsonData $notification ): void {
		$post = array(
			'post_type'    => NotificationPostType::NAME,
			'post_status'  => 'publish',
			'post_title'   => $notification->string( 'title' ),
			'post_content' => sprintf(
				"<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->",
				esc_html( $notification->string( 'text' ) )
			),
		);
		$this->markers->make(
			$this->mark( $notification ),
			function () use ( $post, $notification ): int|\WP_Error {
				$id = wp_insert_post( wp_slash( $post ), true );
				if ( is_int( $id ) ) {
					$meta = new NotificationMeta();
					$meta->setType( $id, $notification->int( 'type' ) );
					$meta->setTargets(
						$id,
						new NotificationTargets( NotificationTargets::ONLY, $this->pages( $notification ) )
					);
				}
				return $id;
			}
		);
	}

	/** @return list<int> */
	private function pages( JsonData $notification ): array {
		$pages = array_map(
			fn( string $path ): int => $this->markers->find( "page:{$path}" ),
			$notification->strings( 'pages' )
		);
		return array_values( array_filter( $pages ) );
	}

	private function mark( JsonData $notification ): string {
		return 'notification:' . $notification->string( 'name' );
	}
}
