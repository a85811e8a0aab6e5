<?php
/**
 * The site's notifications, or nothing where there are none.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->notificationList()->place(); // Escaped where it is built.
