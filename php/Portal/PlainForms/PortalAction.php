<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Services\NamedService;

/**
 * An action on the portal's pages: a plain form posted to the page itself. {@see PortalActions} has already checked
 * that the form is ours and, unless visitors may send it, that the logged-in user meant to. The action's name is the
 * value of the hidden input {@see NonceFields::ACTION}.
 */
interface PortalAction extends NamedService {

	/** @var bool Whether visitors who are not logged in may run it. */
	public const FOR_LOGGED_OUT = false;

	/** @throws \Atoll\Platform\Errors\PublicError Shown above the form, which keeps what was typed. */
	public function run(
		PostedFields $fields,
		Visitor $visitor
	): RedirectResponse|FileResponse|PageResponse;

	/**
	 * Returns the notices for the page that {@see RedirectResponse} leads to.
	 *
	 * @return array<string, PortalNotice> By the names that RedirectResponse uses; unique among all actions.
	 */
	public static function notices(): array;
}
