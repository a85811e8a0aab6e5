<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

use Atoll\Platform\Paths;

/** What runs here. */
final class Versions implements Examination {

	public function __construct( private Paths $paths ) {}

	public function lines(): array {
		$plugin = get_file_data( $this->paths->pluginFile(), array( 'version' => 'Version' ) )['version'];
		return array(
			new Line( Line::GOOD, __( 'Atoll', 'atoll' ), $plugin ),
			new Line( Line::GOOD, __( 'WordPress', 'atoll' ), get_bloginfo( 'version' ) ),
			new Line( Line::GOOD, __( 'PHP', 'atoll' ), PHP_VERSION ),
		);
	}
}
