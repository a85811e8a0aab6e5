<?php
/**
 * For the benchmark's own site only: prints as JSON how many saved forms there are, and the bytes that they take.
 *
 * @package Atoll
 */

declare( strict_types=1 );

global $wpdb;
$drafts = new Atoll\Forms\Drafts\Storage\DraftRepository( new Atoll\Platform\Database\Queries( $wpdb ), time( ... ) );
echo wp_json_encode( $drafts->total() );
