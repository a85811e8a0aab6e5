<?php

declare( strict_types=1 );

namespace Atoll;

use Atoll\FormStore\FormPostType;
use Atoll\Migrations\Migrator;
use Atoll\Rest\Origins;

/** Deletes everything that one site keeps. */
final class Uninstaller {

	/** Set by the owner; without it deleting the plugin keeps all data. */
	public const OPTION = 'atoll_delete_data_on_uninstall';

	private const OPTIONS = array( self::OPTION, Origins::OPTION );

	public function __construct( private Migrator $migrator ) {}

	public function run(): void {
		if ( ! get_option( self::OPTION ) ) {
			return;
		}
		foreach ( $this->forms() as $post_id ) {
			wp_delete_post( $post_id, true );
		}
		$this->migrator->remove();
		array_map( 'delete_option', self::OPTIONS );
	}

	/** @return list<int> */
	private function forms(): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => FormPostType::NAME,
					'post_status' => array( 'any', 'trash', 'auto-draft' ),
					'numberposts' => -1,
					'fields'      => 'ids',
				)
			)
		);
	}
}
