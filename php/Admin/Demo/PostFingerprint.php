<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Site\Notifications\NotificationMeta;

/** What people can change about a post, in short: two are alike when nobody has changed it in between. */
final class PostFingerprint {

	private const FIELDS = array( 'post_title', 'post_content', 'post_excerpt', 'post_name', 'post_status' );
	private const META   = array(
		'_wp_page_template',
		'_wp_attachment_image_alt',
		'_menu_item_url',
		'_thumbnail_id',
		FormSource::SETTINGS,
		...NotificationMeta::KEYS,
	);

	public function of( int $post ): string {
		$fields = array_map( static fn( string $name ) => get_post_field( $name, $post, 'raw' ), self::FIELDS );
		$meta   = array_map( static fn( string $key ) => get_post_meta( $post, $key, true ), self::META );
		return md5( (string) wp_json_encode( array( $fields, $meta ) ) );
	}
}
