<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

/**
 * What WordPress' tables of users can hold of a text. Those that an old WordPress made take no letter of four bytes,
 * and WordPress then drops the whole row, or the whole detail: a name without that letter is better than nobody.
 */
final class StorableText {

	public function __construct( private \wpdb $wpdb ) {}

	public function of( string $text ): string {
		$columns = array( $this->wpdb->users => 'display_name', $this->wpdb->usermeta => 'meta_value' );
		foreach ( $columns as $table => $column ) {
			$stored = $this->wpdb->strip_invalid_text_for_column( $table, $column, $text );
			$text   = is_string( $stored ) ? $stored : $text;
		}
		return trim( $text );
	}
}
