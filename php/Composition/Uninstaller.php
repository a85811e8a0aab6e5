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

/** Deletes everything that one site keeps. */
final class Uninstaller {

	public function __construct(
		private Migrator $migrator,
		private OptionRemoval $options,
		private MetaRemoval $meta,
		private StorageFolder $folder,
		private PrivateFileStore $privateFiles,
		private DataDeletion $deletion
	) {}

	/** Files of private pages that could not go back to where WordPress has them are the site's, and stay. */
	public function run(): void {
		if ( array() === $this->privateFiles->all() && ! $this->privateFiles->files()->valid() ) {
			$this->remove();
		} else {
			$this->remove( array( PrivateFileStore::META, PrivateFileStore::SUBFOLDER, StorageFolder::OPTION ) );
		}
	}

	/** @param list<string> $except Keys of meta, names of options and of subfolders of the private folder. */
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
			$except[] = EncryptionKeys::OPTION; // It opens what two-step login keeps beside people's logins.
		}
		$this->options->remove( $except );
		if ( $isLast && ! is_main_site() ) {
			delete_blog_option( get_main_site_id(), EncryptionKeys::OPTION );
		}
	}

	/** Action `wp_uninitialize_site`, before WordPress drops its own tables of a site that is deleted for good. */
	public function runOn( \WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		if ( $this->deletion->isWanted() ) {
			$this->remove(); // Its media library goes with it.
		}
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
