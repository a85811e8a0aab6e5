<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Tests\WordPress\Support\TableCopies;

/** All of a site that the demonstration changes: taking that away as an owner does takes far longer. */
final class SiteCopy {

	private TableCopies $tables;

	public function __construct() {
		global $wpdb;
		$this->tables = new TableCopies(
			array(
				$wpdb->posts, $wpdb->postmeta, $wpdb->terms, $wpdb->termmeta, $wpdb->term_taxonomy,
				$wpdb->term_relationships, $wpdb->options, $wpdb->prefix . FormTable::NAME,
				$wpdb->prefix . FormVersionsTable::NAME,
			)
		);
	}

	public function putBack(): void {
		$this->tables->putBack();
	}

	/** In the end, where it is of a site without the demonstration. */
	public function putBackAndDrop(): void {
		$this->putBack();
		$this->drop();
		$folder = wp_upload_dir()['basedir'] . '/atoll-demo';
		array_map( 'unlink', glob( "{$folder}/*" ) ?: array() );
		is_dir( $folder ) && rmdir( $folder );
	}

	public function drop(): void {
		$this->tables->drop();
	}
}
