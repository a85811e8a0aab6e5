<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Access\Encryption\EncryptionKeys;
use Atoll\Platform\Migrations\MetaRemoval;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\OptionRemoval;
use Atoll\Platform\Settings\DataDeletion;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Site\Theme\BlockTheme;

/** Deletes all data of one site. */
final class Uninstaller {

	public function __construct(
		private Migrator $migrator,
		private OptionRemoval $options,
		private MetaRemoval $meta,
		private StorageFolder $folder,
		private PrivateFileStore $privateFiles,
		private DataDeletion $deletion
	) {}

	/** Deletes the data. Files of private pages that could not be moved back belong to the site, and stay. */
	public function run(): void {
		if ( array() === $this->privateFiles->all() && ! $this->privateFiles->files()->valid() ) {
			$this->remove();
		} else {
			$this->remove( array( PrivateFileStore::META, PrivateFileStore::SUBFOLDER, StorageFolder::OPTION ) );
		}
	}

	/** @param list<string> $except Meta keys, option names, and subfolders of the private folder. */
	private function remove( array $except = array() ): void {
		foreach ( $this->posts() as $postId ) {
			wp_delete_post( $postId, true );
		}
		$isLast = ! is_multisite() || $this->isLastOfNetwork();
		$this->meta->remove( includesUsers: $isLast, except: $except );
		delete_option( 'theme_mods_' . BlockTheme::NAME );
		$this->migrator->remove();
		$this->folder->remove( $except );
		if ( ! $isLast && is_main_site() ) {
			$except[] = EncryptionKeys::OPTION; // Needed to decrypt the two-step login data of users.
		}
		$this->options->remove( $except );
		if ( $isLast && ! is_main_site() ) {
			delete_blog_option( get_main_site_id(), EncryptionKeys::OPTION );
		}
	}

	/** Runs on action `wp_uninitialize_site`, before WordPress drops the tables of a deleted site. */
	public function runOn( \WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		if ( $this->deletion->isWanted() ) {
			$this->remove(); // The media library is deleted with the site.
		}
		restore_current_blog();
	}

	/**
	 * Whether this is the last site of a network from which the plugin is deleted. As long as one site keeps its data,
	 * users keep theirs, above all their two-step login.
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
