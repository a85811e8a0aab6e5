<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

use Atoll\Platform\PluginPaths;

/** What runs here. */
final class VersionsCheck implements DoctorCheck {

	public function __construct( private PluginPaths $paths ) {}

	public function lines(): array {
		$plugin = get_file_data( $this->paths->pluginFile(), array( 'version' => 'Version' ) )['version'];
		return array(
			new DoctorLine( DoctorLine::GOOD, __( 'Atoll', 'atoll' ), $plugin ),
			new DoctorLine( DoctorLine::GOOD, __( 'WordPress', 'atoll' ), get_bloginfo( 'version' ) ),
			new DoctorLine( DoctorLine::GOOD, __( 'PHP', 'atoll' ), PHP_VERSION ),
		);
	}
}
