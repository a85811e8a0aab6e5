<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Migrations\MetaRemoval;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\OptionRemoval;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Site\Theme\BlockTheme;

/** Deletes everything that one site keeps. */
final class Uninstaller {

	/** Set by the owner; without it deleting the plugin keeps all data. */
	public const OPTION = 'atoll_delete_data_on_uninstall';

	public function __construct(
		private Migrator $migrator,
		private OptionRemoval $options,
		private MetaRemoval $meta
	) {}

	public function run(): void {
		if ( ! get_option( self::OPTION ) ) {
			return;
		}
		foreach ( $this->posts() as $postId ) {
			wp_delete_post( $postId, true );
		}
		$this->meta->remove( includesUsers: ! is_multisite() || $this->isLastOfNetwork() );
		delete_option( 'theme_mods_' . BlockTheme::NAME );
		$this->migrator->remove();
		$this->options->remove();
	}

	/** Action `wp_uninitialize_site`, before WordPress drops its own tables of a site that is deleted for good. */
	public function runOn( \WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		$this->run();
		restore_current_blog();
	}

	/**
	 * Whether the plugin is deleted from a network, and this is the last of its sites. As long as one keeps its data,
	 * people keep what is theirs, above all a login that asks for a code.
	 */
	private function isLastOfNetwork(): bool {
		return defined( 'WP_UNINSTALL_PLUGIN' ) && ! Migrator::hasRunOnOtherSites();
	}

	/** @return list<int> */
	private function posts(): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => array( FormPostType::NAME, NotificationPostType::NAME ),
					'post_status' => array( 'any', 'trash', 'auto-draft' ),
					'numberposts' => -1,
					'fields'      => 'ids',
				)
			)
		);
	}
}
