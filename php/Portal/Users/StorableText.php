<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

/**
 * Text reduced to what WordPress' user tables can store. Tables made by an old WordPress accept no four-byte
 * characters, and WordPress then drops the whole row or meta value: better a name without that character than no user.
 */
final class StorableText {

	public function __construct( private \wpdb $wpdb ) {}

	public function clean( string $text ): string {
		$columns = array( $this->wpdb->users => 'display_name', $this->wpdb->usermeta => 'meta_value' );
		foreach ( $columns as $table => $column ) {
			$stored = $this->wpdb->strip_invalid_text_for_column( $table, $column, $text );
			$text   = is_string( $stored ) ? $stored : $text;
		}
		return trim( $text );
	}
}
