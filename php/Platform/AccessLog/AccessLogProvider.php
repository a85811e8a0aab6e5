<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Platform\Services\ServiceProvider;

/** Who saw, changed or took entries. */
final class AccessLogProvider extends ServiceProvider {

	public function jobs(): array {
		return array(
			'atoll_access_log_expire' => fn() => $this->get( AccessLogExpiry::class )->run(),
		);
	}
}
