<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Admin\Demo\Demo;
use Atoll\Admin\SetUp\SetUp;
use Atoll\Admin\SetUp\SetUpActions;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Settings\DataDeletion;

/**
 * A note in the list of plugins on what happens to Atoll's data. WordPress asks whether to delete data with a plugin,
 * and does not know the owner's choice.
 */
final class PluginRow {

	public function __construct(
		private PluginPaths $paths,
		private DataDeletion $deletion,
		private Demo $demo
	) {}

	/**
	 * Filters `plugin_row_meta`.
	 *
	 * @param array<string> $meta HTML of the items below the plugin's description.
	 * @param string        $file Main file of the row's plugin, such as `atoll/atoll.php`.
	 * @return array<string>
	 */
	public function meta( array $meta, string $file ): array {
		// On a network, each site has its own choice.
		if ( plugin_basename( $this->paths->pluginFile() ) !== $file || is_network_admin() ) {
			return $meta;
		}
		$isWanted = $this->deletion->isWanted();
		$meta[]   = esc_html(
			$isWanted
				? __( 'Deleting it deletes its data for good, with every entry and file', 'atoll' )
				: __( 'Deleting it keeps its data', 'atoll' )
		);
		if ( ! $isWanted && current_user_can( SetUpActions::CAPABILITY ) && $this->demo->isInstalled() ) {
			$meta[] = $this->link( SetUp::url(), __( 'The demo site stays too: remove it first', 'atoll' ) );
		}
		if ( current_user_can( Capabilities::EDIT_SETTINGS ) ) {
			$page   = add_query_arg( 'page', AdminMenu::SETTINGS, admin_url( 'admin.php' ) );
			$meta[] = $this->link( $page . '#/' . DataDeletion::GROUP, __( 'Change what deleting does', 'atoll' ) );
		}
		return $meta;
	}

	private function link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
